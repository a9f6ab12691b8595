export { DrawnIn, type DrawnInProps } from './drawn-in.js';
export { Illustration, type IllustrationProps, type SceneName, type SubjectName } from './illustration.js';
export { Moment, type MomentProps } from './moment.js';
