import type { FastifyPluginCallback } from 'fastify';
import { describeError } from '../../describe-error.ts';
import type { Lender } from '../../lending/lender.ts';
import { keepReport, readDeliveryReport } from '../../ports/sms/deliveries.ts';
import { isCallbackSecret } from './callback-secret.ts';

const largestReport = 16 * 1024;

/**
 * The SMS provider's delivery reports, as a form: `/reports/<token>/sms`. Reports are unsigned, so the token
 * in the address authenticates the provider; a wrong token is an unknown path.
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
    { bodyLimit: largestReport, config: { span: 'smsReport' } },
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
