export { fileTypes, type FileType } from './file-types';
