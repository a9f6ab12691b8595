/* The parts of axios that `line.ts` is made of: axios names them for builds that leave the others out, and has no types there. */

declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios';
}

declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';
  const xhrAdapter: AxiosAdapter;
  export default xhrAdapter;
}
