import { basePath } from '../wire/headers.ts';

/** The beginning of the addresses of the desk's pictures, which are no calls. */
export const deskPicturesPath = `${basePath}/desk/pictures/`;

/**
 * The address of a picture of an item, for whoever has taken the item. Each request is a row of the record,
 * and no cache keeps the picture.
 */
export function deskPicture(queue: string, id: string, name: string): string {
  return `${deskPicturesPath}${queue}/${id}/${name}`;
}
