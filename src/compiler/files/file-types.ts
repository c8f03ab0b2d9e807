/** What a media type is called, and how names of such files end. */
export interface FileType {
  readonly name: string;
  readonly ends: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** Types of files that a question can take. What a browser would run, such as HTML and SVG, is none of them. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  'application/pdf': { name: 'PDF', ends: ['.pdf'] },
  'application/rtf': { name: 'RTF', ends: ['.rtf'] },
  [`${office}.wordprocessingml.document`]: { name: 'Word (DOCX)', ends: ['.docx'] },
  [`${office}.spreadsheetml.sheet`]: { name: 'Excel (XLSX)', ends: ['.xlsx'] },
  [`${open}.text`]: { name: 'ODT', ends: ['.odt'] },
  [`${open}.spreadsheet`]: { name: 'ODS', ends: ['.ods'] },
  'audio/mpeg': { name: 'MP3', ends: ['.mp3'] },
  'image/gif': { name: 'GIF', ends: ['.gif'] },
  'image/heic': { name: 'HEIC', ends: ['.heic'] },
  'image/jpeg': { name: 'JPEG', ends: ['.jpg', '.jpeg'] },
  'image/png': { name: 'PNG', ends: ['.png'] },
  'image/tiff': { name: 'TIFF', ends: ['.tif', '.tiff'] },
  'image/webp': { name: 'WebP', ends: ['.webp'] },
  'text/csv': { name: 'CSV', ends: ['.csv'] },
  'text/plain': { name: 'TXT', ends: ['.txt'] },
  'video/mp4': { name: 'MP4', ends: ['.mp4'] },
};
