export { Note, type NoteProps } from './note.js';
