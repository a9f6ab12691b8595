import type { FastifyPluginCallback } from 'fastify';
import { describeError } from '../../describe-error.ts';
import type { Lender } from '../../lending/lender.ts';
import { keepReport, readDeliveryReport } from '../../ports/sms/deliveries.ts';
import { isCallbackSecret } from './callback-secret.ts';

const largestReport = 16 * 1024;

/**
 * Where the SMS provider tells what became of messages, as a form: `/reports/<token>/sms`. It signs nothing, so that the
 * token in the address is what it is known by; a wrong one is a path that does not exist.
 */
export const smsReports: FastifyPluginCallback<{ lender: Lender; token: string }> = (
  app,
  { lender, token },
  done,
) => {
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ error: describeError(error) }, 'delivery report not taken');
    return reply.code(500).send('Not accepted');
  });

  app.post<{ Params: { token: string } }>(
    '/reports/:token/sms',
    { bodyLimit: largestReport },
    async (request, reply) => {
      if (!isCallbackSecret(request.params.token, token)) return reply.callNotFound();
      const report = readDeliveryReport(request.body);
      if (!report) return reply.code(400).send('Not understood');
      await keepReport(lender.db, report, lender.clock.now());
      request.log.info({ report: report.status }, 'delivery report taken');
      return 'OK';
    },
  );
  done();
};
