/** What the borrower did to close what lies over the page. */
export type CloseReason = 'back' | 'escape' | 'mask' | 'cancel' | 'confirm' | 'swipe';

/** Every way out ends here. What is open stays open until its `open` is false, so a host may refuse. */
export type OnOpenChange = (open: boolean, reason: CloseReason) => void;
