export { MessageComposer, type MessageComposerProps } from './message-composer.js';
export { MessageThread, type MessageThreadProps } from './message-thread.js';
export { MessageThreadHeader, type MessageThreadHeaderProps } from './message-thread-header.js';
export type { Message, MessageFile } from './message.js';
