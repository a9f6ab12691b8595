import type { Browser } from 'playwright-core';

/** What is asked of the lender's address, and never comes to the lender. */
const film = '/before-the-camera';

/**
 * Gives the pages a camera that sees the picture, a JPEG, or refuses: Firefox's own fake camera sees nothing
 * but a colour.
 */
export function giveCamera(browser: Browser, { answer, seen }: { answer: string; seen(): Buffer }): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.route(`**${film}`, (route) => route.fulfill({ contentType: 'image/jpeg', body: seen() }));
    await context.addInitScript(showFilm, { answer, film });
    return context;
  };
}

/** Runs in the page. */
function showFilm({ answer, film: address }: { answer: string; film: string }): void {
  const devices = navigator.mediaDevices;
  devices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
  devices.getUserMedia = async () => {
    if (answer === 'deny') throw new DOMException('The camera is refused.', 'NotAllowedError');
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const drawing = canvas.getContext('2d')!;
    const stream = canvas.captureStream();
    const draw = () => {
      drawing.drawImage(picture, 0, 0);
      if (stream.active) requestAnimationFrame(draw);
    };
    draw();
    return stream;
  };
}
