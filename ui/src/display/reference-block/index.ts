export { Barcode, type BarcodeProps } from './barcode.js';
export { groupedReference } from './grouped-reference.js';
export { ReferenceBlock, type ReferenceBlockProps } from './reference-block.js';
