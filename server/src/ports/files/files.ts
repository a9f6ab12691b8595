/** Where photos are kept. Names are the port's own and say nothing about their content. */
export interface Files {
  /** Keeps bytes and gives their name; when it has answered they survive a power cut. */
  put(bytes: Uint8Array): Promise<string>;
  get(name: string): Promise<Uint8Array>;
  /** Does nothing when there is no such file. */
  delete(name: string): Promise<void>;
}
