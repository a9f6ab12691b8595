export { Illustration, type IllustrationProps, type SceneName, type SubjectName } from './illustration.js';
