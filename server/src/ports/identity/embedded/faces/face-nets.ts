import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

/** The position of a face, in px of the picture. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Face {
  box: FaceBox;
  /** The detector's confidence, from 0 to 1. */
  confidence: number;
}

/** A picture as input of the nets: rows of red, green and blue, one byte each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface FaceNets {
  /** All faces with at least this confidence, largest first. */
  findFaces(picture: Pixels, least: number): Promise<Face[]>;
  /** The face in this box as 128 numbers; the distance of two such vectors measures similarity. */
  describe(picture: Pixels, face: FaceBox): Promise<Float32Array>;
  /** The number of tensors: between two calls only the weights. */
  tensors(): number;
  close(): void;
}

const bundle = fileURLToPath(import.meta.resolve('@vladmandic/face-api/dist/face-api.js'));
const models = path.join(path.dirname(bundle), '../model');
const kernel = import.meta.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm');
const kernels = path.dirname(fileURLToPath(kernel));

/**
 * The nets of face-api 1.7.15 (detector SSD MobileNet v1, 68 landmarks, descriptor of dlib's ResNet), on
 * WebAssembly, one thread, all read from local packages. Opening takes about 0.3 s of CPU time, a picture 0.6
 * s, without yielding: run in a worker thread.
 */
export async function openFaceNets(): Promise<FaceNets> {
  const { tf, env, nets, detectAllFaces, extractFaceTensors, Rect, SsdMobilenetv1Options } = loadFaceApi();
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.setWasmPaths(`${kernels}/`);
  if (!(await tf.setBackend('wasm'))) throw new Error('The face networks cannot run on WebAssembly here.');
  env.setEnv({ ...env.createNodejsEnv(), readFile: (file) => readFile(file) });
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = nets;
  for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet]) await net.loadFromDisk(models);

  async function onTensor<T>({ data, width, height }: Pixels, look: (picture: Tensor) => Promise<T>) {
    const picture = tf.tensor3d(data, [height, width, 3], 'int32');
    try {
      return await look(picture);
    } finally {
      picture.dispose();
    }
  }

  /** A net's output for this part of the picture. */
  async function onPart<T>(picture: Tensor, box: Region, look: (part: Tensor) => Promise<T>) {
    const [part] = await extractFaceTensors(picture, [box]);
    try {
      return await look(part!);
    } finally {
      part!.dispose();
    }
  }

  return {
    findFaces: (pixels, minConfidence) =>
      onTensor(pixels, async (picture) => {
        const found = await detectAllFaces(picture, new SsdMobilenetv1Options({ minConfidence }));
        return found
          .map(({ box: { x, y, width, height }, score }) => ({
            box: { x, y, width, height },
            confidence: score,
          }))
          .sort(({ box: one }, { box: other }) => other.width * other.height - one.width * one.height);
      }),
    describe: (pixels, face) =>
      onTensor(pixels, async (picture) => {
        const { x, y, width, height } = face;
        const box = new Rect(x, y, width, height);
        const marks = await onPart(picture, box, (part) => faceLandmark68Net.detectLandmarks(part));
        return onPart(picture, marks.shiftBy(x, y).align(), (part) =>
          faceRecognitionNet.computeFaceDescriptor(part),
        );
      }),
    tensors: () => tf.memory().numTensors,
    close() {
      for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet]) net.dispose();
    },
  };
}

interface Tensor {
  dispose(): void;
}

interface Net {
  loadFromDisk(folder: string): Promise<void>;
  dispose(): void;
}

/** A box of face-api's type. */
type Region = object;

interface Landmarks {
  shiftBy(x: number, y: number): Landmarks;
  align(): Region;
}

/** The used part of face-api; its own types describe browsers. */
interface FaceApi {
  tf: {
    env(): { set(flag: string, value: boolean): void };
    setWasmPaths(folder: string): void;
    setBackend(name: string): Promise<boolean>;
    tensor3d(data: Uint8Array, shape: [number, number, number], type: 'int32'): Tensor;
    memory(): { numTensors: number };
  };
  env: {
    createNodejsEnv(): object;
    setEnv(environment: { readFile: (file: string) => Promise<Buffer> }): void;
  };
  nets: {
    ssdMobilenetv1: Net;
    faceLandmark68Net: Net & { detectLandmarks(part: Tensor): Promise<Landmarks> };
    faceRecognitionNet: Net & { computeFaceDescriptor(part: Tensor): Promise<Float32Array> };
  };
  Rect: new (x: number, y: number, width: number, height: number) => Region;
  SsdMobilenetv1Options: new (options: { minConfidence: number }) => object;
  detectAllFaces(picture: Tensor, options: object): PromiseLike<{ box: FaceBox; score: number }[]>;
  extractFaceTensors(picture: Tensor, boxes: Region[]): Promise<Tensor[]>;
}

/**
 * face-api's build for browsers, which contains TensorFlow in 1.3 MB; the one for Node needs 76 MB of
 * packages. The build must detect a browser's worker and not Node; its fetches read local files only.
 */
function loadFaceApi(): FaceApi {
  const seen = {
    process: undefined,
    require: undefined,
    fetch: readKernel,
    global: {},
    WorkerGlobalScope: true,
  };
  const source = `${readFileSync(bundle, 'utf8')}\nreturn faceapi;`;
  return compileFunction(source, Object.keys(seen), { filename: bundle })(...Object.values(seen)) as FaceApi;
}

async function readKernel(file: string): Promise<Response> {
  return new Response(await readFile(file), { headers: { 'content-type': 'application/wasm' } });
}
