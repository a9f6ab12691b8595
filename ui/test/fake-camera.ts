/**
 * A camera for tests and stories: it shows what is drawn, and does what it is told when a page asks for it.
 */

export interface FakeCameraOptions {
  /**
   * Draws what the camera sees, at the size of its picture. Default: a card that fills the frame, on a table.
   */
  paint?: (context: CanvasRenderingContext2D) => void;
  /** Of the picture, in px. Default: 720 by 960. */
  width?: number;
  height?: number;
  /** The name of the browser's error for a refused camera: "NotAllowedError". */
  fails?: string;
  /** The request stays open, as while the phone asks the user. */
  asks?: boolean;
  /** The camera has a torch. */
  torch?: boolean;
  /** The permission before the request. Default: `prompt`. */
  permission?: PermissionState;
  /** The phone has no camera. */
  none?: boolean;
}

export interface FakeCamera {
  /** The pages' requests, in order. */
  asked: MediaStreamConstraints[];
  /** Every track that was given; one that was turned off is `ended`. */
  tracks: MediaStreamTrack[];
  /** The torch's states, in order. */
  torch: boolean[];
  /** Draws something else from now on. */
  show: (paint: (context: CanvasRenderingContext2D) => void) => void;
  /** Answers otherwise from now on: with another failure, or with a picture. */
  answer: (fails: string | undefined) => void;
  /** Gives the browser its own camera back. */
  remove: () => void;
}

/** A card with print on it, on a table; `part` is how much of the width it takes. */
export const drawCard =
  (part = 0.84, light = 1) =>
  (context: CanvasRenderingContext2D): void => {
    const { width, height } = context.canvas;
    const card = Math.min(width, height * 1.2) * part;
    const unit = card / 100;
    context.fillStyle = '#9a7f63';
    context.fillRect(0, 0, width, height);
    context.save();
    context.translate((width - card) / 2, (height - card * (54 / 85.6)) / 2);
    context.fillStyle = '#f2f4ec';
    context.fillRect(0, 0, card, unit * 63);
    context.fillStyle = '#1f6f4a';
    context.fillRect(0, 0, card, unit * 9);
    context.fillStyle = '#b9c3bd';
    context.fillRect(unit * 5, unit * 15, unit * 26, unit * 34);
    context.fillStyle = '#1c2420';
    context.font = `${unit * 4}px monospace`;
    const lines = [
      'SERIAL 201458837',
      'NAMES WANJIRU AKINYI',
      'BORN 12.04.1994',
      'SEX FEMALE',
      'ID 23456789',
    ];
    lines.forEach((line, at) => context.fillText(line, unit * 36, unit * (19 + at * 7.5)));
    context.fillText('IDKYA2345678<<1994<<WANJIRU<<AKINYI<<<', unit * 4, unit * 58);
    context.restore();
    if (light < 1) {
      context.globalAlpha = 1 - light;
      context.fillStyle = 'black';
      context.fillRect(0, 0, width, height);
      context.globalAlpha = 1;
    }
  };

/** The same, by a hand that shakes. */
export const drawShakenCard = (context: CanvasRenderingContext2D): void => {
  context.filter = `blur(${context.canvas.width / 120}px)`;
  drawCard()(context);
  context.filter = 'none';
};

/** A face in front of a wall, looking to the left of the picture. */
export const drawFace = (context: CanvasRenderingContext2D): void => {
  const { width, height } = context.canvas;
  const oval = (colour: string, x: number, y: number, across: number, down: number) => {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(width * x, height * y, width * across, height * down, 0, 0, 7);
    context.fill();
  };
  context.fillStyle = '#c9d3cc';
  context.fillRect(0, 0, width, height);
  oval('#4b6d8a', 0.5, 1, 0.42, 0.2);
  oval('#2a1c16', 0.5, 0.44, 0.27, 0.27);
  oval('#8a5a3c', 0.5, 0.5, 0.24, 0.25);
  for (const x of [0.4, 0.58]) {
    oval('#f4efe8', x, 0.46, 0.045, 0.02);
    oval('#1d120c', x - 0.01, 0.46, 0.02, 0.018);
  }
  oval('#5f3222', 0.49, 0.62, 0.08, 0.018);
};

/** Puts the fake in the place of the browser's camera. Take it away afterwards. */
export function fakeCamera(options: FakeCameraOptions = {}): FakeCamera {
  const { width = 720, height = 960, permission = 'prompt', torch = false, none = false } = options;
  const { paint = drawCard() } = options;
  let { fails } = options;
  const canvas = document.createElement('canvas');
  // Painted once: what is drawn again and again is only copied.
  const painted = document.createElement('canvas');
  for (const each of [canvas, painted]) Object.assign(each, { width, height });
  const [context, brush] = [canvas.getContext('2d'), painted.getContext('2d')];
  if (!context || !brush) throw new Error('This browser draws nothing.');
  const asked: MediaStreamConstraints[] = [];
  const tracks: MediaStreamTrack[] = [];
  const said: boolean[] = [];
  paint(brush);
  // A canvas gives a frame only when it is drawn on.
  const draw = () => context.drawImage(painted, 0, 0);
  const timer = setInterval(draw, 100);
  draw();
  const devices = {
    getUserMedia: async (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      if (options.asks) return new Promise<MediaStream>(() => undefined);
      if (fails) throw new DOMException('as the test wants it', fails);
      const stream = canvas.captureStream();
      for (const track of stream.getVideoTracks()) {
        tracks.push(track);
        if (!torch) continue;
        track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
        track.applyConstraints = async (wanted) => {
          const [first] = (wanted?.advanced ?? []) as { torch?: boolean }[];
          said.push(first?.torch === true);
        };
      }
      return stream;
    },
    enumerateDevices: async () =>
      none ? [] : [{ kind: 'videoinput', deviceId: '', groupId: '', label: '' }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const status = Object.assign(new EventTarget(), { state: permission, name: 'camera' });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => status },
  });
  return {
    asked,
    tracks,
    torch: said,
    show: (next) => {
      next(brush);
    },
    answer: (next) => {
      fails = next;
    },
    remove: () => {
      clearInterval(timer);
      for (const track of tracks) track.stop();
      // Restores the browser's own objects.
      Reflect.deleteProperty(navigator, 'mediaDevices');
      Reflect.deleteProperty(navigator, 'permissions');
    },
  };
}
