export { Barcode, type BarcodeProps } from './barcode.js';
export { ReferenceBlock, type ReferenceBlockProps } from './reference-block.js';
