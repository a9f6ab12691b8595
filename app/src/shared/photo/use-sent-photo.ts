import { isWholePhoto } from '@kopa/contract/identity/whole-photo';
import { preparePhoto, type PhotoAdvice, type PhotoFault } from '@kopa/ui/photo-field';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, type FailureName } from '../lender/call-error.ts';
import { useCommand } from '../lender/use-command.ts';
import { useFailureText } from '../screen/use-failure-text.ts';
import { forgetPhoto, keptPhoto, type KeptPhoto } from './kept-photos.ts';
import { sendPhoto, type PhotoSending, type SentPhoto } from './send-photo.ts';

/** A photo has less than 300 kB on the wire, headers included. */
const cardLimits = { maxSide: 1600, quality: 0.8, maxBytes: 290_000, maxInputBytes: 20 * 1024 * 1024 };

/**
 * The state of a photo: none, being reduced, unusable, kept before sending, in transfer or failed, received.
 */
type Phase = 'none' | 'preparing' | 'unusable' | 'kept' | 'sending' | 'arrived';

/** Refusals of the photo itself: a repetition would be refused again. */
const refusals: readonly FailureName[] = [
  'notAPhoto',
  'photoTooLarge',
  'photoIncomplete',
  'faceNotRecognised',
  'panCardNotRecognised',
  'cardFrontNotRecognised',
  'cardBackNotRecognised',
];

interface TakenPhoto {
  /** The same object until the photo has arrived: an upload that has begun is noted there. */
  kept: KeptPhoto;
  advice: readonly PhotoAdvice[];
}

/**
 * One photo: checked and reduced on the phone, sent in parts with progress. A photo on its way outlives a
 * lost connection, a reload and a killed web view, and continues by itself. An upload can be cancelled; the
 * photo stays on the screen, and also while dark or blurred, so that it can be sent without a retake.
 * `scope` names the command and the photo's object; `advised: false` also sends a dark or blurred photo.
 */
export function useSentPhoto<Result>({
  scope,
  name,
  advised = true,
  limits = {},
  send,
  onArrived,
}: {
  scope: string;
  /** For the sent file. */
  name: string;
  advised?: boolean;
  /** Differences from the limits of a card's photo. */
  limits?: Partial<typeof cardLimits>;
  send: (sent: SentPhoto, sending: PhotoSending) => Promise<Result>;
  onArrived: (result: Result) => void;
}) {
  const { t } = useTranslation('validation');
  const failureText = useFailureText();
  const [photo, setPhoto] = useState<TakenPhoto | null>(null);
  const [fault, setFault] = useState<PhotoFault | string>();
  const [phase, setPhase] = useState<Phase>('none');
  const newest = useRef<File>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(new CallError('network')), []);
  const onItsWay = useRef<KeptPhoto>(null);
  const command = useCommand({
    scope,
    // The digest identifies the command: a photo has no text.
    send: (_: { digest: string }, context) => {
      const stop = new AbortController();
      running.current = stop;
      const sending = { ...context, signal: stop.signal };
      return sendPhoto(onItsWay.current!, { name: scope, fileName: name }, send, sending);
    },
    onDone: (result) => {
      setPhase('arrived');
      onArrived(result);
    },
  });
  const sendIt = async ({ kept }: TakenPhoto) => {
    setPhase('sending');
    command.reset();
    onItsWay.current = kept;
    command.run({ digest: await digestOf(kept.blob) });
  };
  const take = async (file: File) => {
    newest.current = file;
    command.reset();
    setPhoto(null);
    setFault(undefined);
    setPhase('preparing');
    const made = await prepare(file, { ...cardLimits, ...limits });
    if (newest.current !== file) return;
    if ('error' in made) {
      setFault(made.error === 'cut-off' ? t('file.incomplete') : made);
      setPhase('unusable');
      return;
    }
    const taken = { kept: { blob: made.blob, upload: undefined }, advice: made.advice };
    setPhoto(taken);
    if (advised && made.advice.length > 0) setPhase('kept');
    else await sendIt(taken);
  };
  const goOn = useEffectEvent((kept: KeptPhoto) => {
    // A photo of this page is newer.
    if (newest.current || onItsWay.current) return;
    const taken = { kept, advice: [] };
    setPhoto(taken);
    void sendIt(taken);
  });
  useEffect(() => {
    let left = false;
    void keptPhoto(scope).then((kept) => {
      if (kept && !left) goOn(kept);
    });
    return () => {
      left = true;
    };
  }, [scope]);
  const { error } = command;
  const ofFile = error?.fields['file'] ?? error?.fields['upload'];
  const failed = phase === 'unusable' || (phase === 'sending' && error !== null);
  const canRetry = phase === 'kept' || (failed && error !== null && !refusals.includes(error.failure));
  const waits = failed && error?.undelivered === true;
  const sendAgain = useEffectEvent(() => {
    if (photo) void sendIt(photo);
  });
  useEffect(() => {
    if (!waits) return undefined;
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [waits]);
  return {
    phase: failed ? ('failed' as const) : phase,
    busy: phase === 'preparing' || (phase === 'sending' && !failed),
    progress: command.progress,
    /** Of the reduced photo. */
    bytes: photo?.kept.blob.size,
    preview: useAddress(photo?.kept.blob),
    advice: photo && phase === 'kept' ? photo.advice : [],
    error: failed ? (fault ?? (ofFile ? t(ofFile) : failureText(error))) : undefined,
    take: (file: File) => void take(file),
    retry: photo && canRetry ? () => void sendIt(photo) : undefined,
    stop: () => {
      newest.current = null;
      setPhase(photo ? 'kept' : 'none');
      running.current?.abort(new CallError('network'));
      void forgetPhoto(scope);
    },
  };
}

async function prepare(file: File, limits: typeof cardLimits) {
  const made = await preparePhoto(file, limits);
  if ('error' in made) return made;
  // Browsers draw a truncated file, so only the bytes tell.
  const whole = isWholePhoto(new Uint8Array(await file.arrayBuffer()));
  return whole ? made : ({ error: 'cut-off' } as const);
}

/** A digest that identifies photos (FNV-1a). */
async function digestOf(blob: Blob): Promise<string> {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(await blob.arrayBuffer())) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${(hash >>> 0).toString(16)}.${blob.size}`;
}

function useAddress(blob: Blob | undefined): string | undefined {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
