/* The axios modules behind `line.ts`, exported for custom builds without types. */

declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios';
}

declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';
  const xhrAdapter: AxiosAdapter;
  export default xhrAdapter;
}
