import { isWholePhoto } from '@kopa/contract/identity/whole-photo';
import { preparePhoto, type PhotoFault, type PreparedPhoto } from '@kopa/ui/photo-field';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, type FailureName } from '../lender/call-error.ts';
import { useCommand, type CommandContext } from '../lender/use-command.ts';
import { useFailureText } from '../screen/use-failure-text.ts';

/** A photo has less than 300 kB on the wire, headers included. */
const limits = { maxSide: 1600, quality: 0.8, maxBytes: 290_000, maxInputBytes: 20 * 1024 * 1024 };

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

/** The options of an upload: key, progress and abort signal. */
export interface PhotoSending extends CommandContext {
  signal: AbortSignal;
}

/**
 * One photo: checked and reduced on the phone, uploaded with progress. An upload can be cancelled; the photo
 * is kept after a cancellation, a lost connection, and while dark or blurred, so that it can be sent without
 * a retake. `scope` names the command and the photo's object; `advised: false` also sends a dark or blurred
 * photo.
 */
export function useSentPhoto<Result>({
  scope,
  name,
  advised = true,
  send,
  onArrived,
}: {
  scope: string;
  /** For the sent file. */
  name: string;
  advised?: boolean;
  send: (file: File, sending: PhotoSending) => Promise<Result>;
  onArrived: (result: Result) => void;
}) {
  const { t } = useTranslation('validation');
  const failureText = useFailureText();
  const [photo, setPhoto] = useState<PreparedPhoto | null>(null);
  const [fault, setFault] = useState<PhotoFault | string>();
  const [phase, setPhase] = useState<Phase>('none');
  const newest = useRef<File>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(new CallError('network')), []);
  const command = useCommand({
    scope,
    // The digest identifies the command: a photo has no text.
    send: ({ blob }: { digest: string; blob: Blob }, context) => {
      const stop = new AbortController();
      running.current = stop;
      return send(new File([blob], name, { type: 'image/jpeg' }), { ...context, signal: stop.signal });
    },
    onDone: (result) => {
      setPhase('arrived');
      onArrived(result);
    },
  });
  const sendIt = async (made: PreparedPhoto) => {
    setPhase('sending');
    command.reset();
    command.run({ digest: await digestOf(made.blob), blob: made.blob });
  };
  const take = async (file: File) => {
    newest.current = file;
    command.reset();
    setPhoto(null);
    setFault(undefined);
    setPhase('preparing');
    const made = await prepare(file);
    if (newest.current !== file) return;
    if ('error' in made) {
      setFault(made.error === 'cut-off' ? t('file.incomplete') : made);
      setPhase('unusable');
      return;
    }
    setPhoto(made);
    if (advised && made.advice.length > 0) setPhase('kept');
    else await sendIt(made);
  };
  const { error } = command;
  const ofFile = error?.fields['file'];
  const failed = phase === 'unusable' || (phase === 'sending' && error !== null);
  const canRetry = phase === 'kept' || (failed && error !== null && !refusals.includes(error.failure));
  return {
    phase: failed ? ('failed' as const) : phase,
    busy: phase === 'preparing' || (phase === 'sending' && !failed),
    progress: command.progress,
    preview: useAddress(photo?.blob),
    advice: photo && phase === 'kept' ? photo.advice : [],
    error: failed ? (fault ?? (ofFile ? t(ofFile) : failureText(error))) : undefined,
    take: (file: File) => void take(file),
    retry: photo && canRetry ? () => void sendIt(photo) : undefined,
    stop: () => {
      newest.current = null;
      setPhase(photo ? 'kept' : 'none');
      running.current?.abort(new CallError('network'));
    },
  };
}

async function prepare(file: File) {
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
