type Paint = (context: CanvasRenderingContext2D) => void;

interface Camera {
  /** Draws the camera's picture. By default a card that fills the frame. */
  paint?: Paint;
  /** The error of the picture request, by the browsers' names. */
  fails?: string;
  /** The phone's permission request is unanswered. */
  asks?: boolean;
  /** The camera has a torch. */
  torch?: boolean;
}

/** A card on a table; `part` is the card's share of the width. */
export const aCard =
  (part = 0.86): Paint =>
  (context) => {
    const { width, height } = context.canvas;
    const card = width * part;
    const unit = card / 100;
    const [left, top] = [(width - card) / 2, (height - unit * 63) / 2];
    const box = (colour: string, x: number, y: number, across: number, down: number) => {
      context.fillStyle = colour;
      context.fillRect(left + x * unit, top + y * unit, across * unit, down * unit);
    };
    context.fillStyle = 'tan';
    context.fillRect(0, 0, width, height);
    box('ivory', 0, 0, 100, 63);
    box('seagreen', 0, 0, 100, 9);
    box('silver', 5, 15, 26, 34);
    // Words, as the strokes that they are made of.
    for (let line = 0; line < 6; line += 1)
      for (let stroke = 0; stroke < 34 - (line % 3) * 6; stroke += 1)
        box('black', 36 + stroke * 1.7, 15 + line * 6, 0.6 + ((stroke * 7) % 3) * 0.25, 3);
    for (let stroke = 0; stroke < 54; stroke += 1)
      box('black', 5 + stroke * 1.65, 54, 0.5 + (stroke % 3) * 0.3, 4);
  };

const after =
  (paint: Paint, change: Paint): Paint =>
  (context) => {
    paint(context);
    change(context);
  };

/** The same at night. */
export const aDarkCard = after(aCard(), (context) => {
  context.globalAlpha = 0.8;
  context.fillStyle = 'black';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.globalAlpha = 1;
});

/** The same, by a hand that shakes: drawn tiny, and then large again. */
export const aShakenCard = after(aCard(), (context) => {
  const { width, height } = context.canvas;
  context.drawImage(context.canvas, 0, 0, width, height, 0, 0, width / 24, height / 24);
  context.drawImage(context.canvas, 0, 0, width / 24, height / 24, 0, 0, width, height);
});

/** A person in front of a wall. */
export const aFace: Paint = (context) => {
  const { width, height } = context.canvas;
  const oval = (colour: string, x: number, y: number, across: number, down: number) => {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(width * x, height * y, width * across, height * down, 0, 0, 7);
    context.fill();
  };
  context.fillStyle = 'lightgrey';
  context.fillRect(0, 0, width, height);
  oval('steelblue', 0.5, 1.05, 0.46, 0.24);
  oval('black', 0.5, 0.43, 0.29, 0.25);
  oval('sienna', 0.5, 0.5, 0.26, 0.24);
  for (const x of [0.4, 0.6]) {
    oval('white', x, 0.46, 0.05, 0.018);
    oval('black', x, 0.46, 0.02, 0.015);
  }
  oval('maroon', 0.5, 0.62, 0.09, 0.016);
};

/** For `beforeEach` of a story: the phone has this camera. Returns the undo function. */
export const seeing =
  ({ paint = aCard(), fails, asks = false, torch = false }: Camera = {}) =>
  (): (() => void) => {
    const [shown, painted] = [document.createElement('canvas'), document.createElement('canvas')];
    for (const canvas of [shown, painted]) Object.assign(canvas, { width: 720, height: 960 });
    const [screen, brush] = [shown.getContext('2d'), painted.getContext('2d')];
    if (!screen || !brush) throw new Error('This browser draws nothing.');
    paint(brush);
    // A canvas produces a frame only after a drawing.
    const timer = setInterval(() => screen.drawImage(painted, 0, 0), 100);
    const getUserMedia = async () => {
      if (asks) return new Promise<MediaStream>(() => undefined);
      if (fails) throw new DOMException('', fails);
      const stream = shown.captureStream();
      for (const track of stream.getVideoTracks()) {
        if (!torch) continue;
        track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
        track.applyConstraints = async () => undefined;
      }
      return stream;
    };
    const devices = Object.assign(new EventTarget(), {
      getUserMedia,
      enumerateDevices: async () => [{ kind: 'videoinput' }],
    });
    const status = Object.assign(new EventTarget(), { state: asks ? 'prompt' : 'granted' });
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: { query: async () => status },
    });
    return () => {
      clearInterval(timer);
      Reflect.deleteProperty(navigator, 'mediaDevices');
      Reflect.deleteProperty(navigator, 'permissions');
    };
  };
