/** The way in which the borrower closed an overlay. */
export type CloseReason = 'back' | 'escape' | 'mask' | 'cancel' | 'confirm' | 'swipe';

/** Called for every way out. An overlay stays until its `open` is false, so the host may refuse. */
export type OnOpenChange = (open: boolean, reason: CloseReason) => void;
