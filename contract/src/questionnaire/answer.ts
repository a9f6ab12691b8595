import * as z from 'zod/mini';
import { oneOf } from '../sections/fields.ts';

/** The answer to one question: one of its options, by code. */
export const answerSchema = (options: readonly string[]) => z.object({ answer: oneOf('answer', options) });
