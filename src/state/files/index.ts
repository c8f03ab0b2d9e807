export { uploadsOf, type FilesPlace, type Upload, type Uploads } from './uploads';
export type { FilesHost } from './send-file';
