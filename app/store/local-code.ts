// What reads and writes the storage of this browser, and takes requests into it. It brings the schemas along, so a
// page fetches it when there is first something to read, to write or to send.
export { noteQuestion } from './note-question.ts';
export { receive } from './receive.ts';
export { createWriter, decode } from './writer.ts';
