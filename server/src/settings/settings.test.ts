import { describe, expect, it } from 'vitest';
import { about, type About, type Mode } from './setting.ts';
import { CannotStart, readSettings, settingGroups, settingsShape, type Environment } from './settings.ts';

/** The documentation of all settings, in a mode. */
const documented = (mode: Mode): Record<string, About> =>
  Object.fromEntries(
    Object.entries(settingsShape(mode)).flatMap(([name, schema]) => {
      const said = about.get(schema);
      return said ? [[name, said]] : [];
    }),
  );
const secret = 'b3f1c7a09d2e4856b3f1c7a09d2e4856';

describe('the settings', () => {
  it('a sandbox needs no settings', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      mode: 'sandbox',
      secret: null,
      databaseUrl: null,
      packageNames: ['king.credit.ng'],
    });
    expect(settings.dataDir).toMatch(/\.data$/);
    expect(settings.policy.edition).toBe('ke');
  });

  it('settings are read from the environment', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/kopa',
      DATABASE_URL: 'postgres://kopa@db:5432/kopa',
      PACKAGE_NAMES: 'king.credit.ng, jua.credit.ke',
    });
    expect(settings).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/kopa',
      databaseUrl: 'postgres://kopa@db:5432/kopa',
      packageNames: ['king.credit.ng', 'jua.credit.ke'],
    });
  });

  it('each wrong setting is named in a line of its own, with the allowed values', () => {
    const wrong = {
      PORT: 'http',
      MODE: 'test',
      EDITION: 'mars',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
    };
    expect(() => readSettings(wrong)).toThrow(CannotStart);
    expect(linesOf(wrong)).toEqual([
      'PORT is "http", but must be a whole number from 0 to 65535.',
      'MODE is "test", but must be one of sandbox, live.',
      'DATABASE_URL must look like postgres://user:password@host:5432/name.',
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, silent.',
      'EDITION is "mars", but must be one of ke, mx, in, ng.',
    ]);
    expect(linesOf({ DATABASE_CONNECTIONS: '201' })).toEqual([
      'DATABASE_CONNECTIONS is "201", but must be a whole number from 1 to 200.',
    ]);
  });

  it('the settings of traces are read, or named if wrong', () => {
    expect(readSettings({}).traces).toBeNull();
    const told = { TRACES_URL: 'http://collector:4318/', TRACES_PERCENT: '10' };
    expect(readSettings(told).traces).toEqual({ url: 'http://collector:4318', percent: 10 });
    expect(readSettings({ TRACES_URL: 'https://collector.example' }).traces?.percent).toBe(100);
    expect(linesOf({ TRACES_URL: 'collector:4318', TRACES_PERCENT: '0' })).toEqual([
      'TRACES_URL must be an http or https address.',
      'TRACES_PERCENT is "0", but must be a whole number from 1 to 100.',
    ]);
  });

  it('no fault tells the value of a secret', () => {
    const secrets = Object.entries(documented('live')).filter(([, { secret }]) => secret);
    expect(secrets.length).toBeGreaterThan(15);
    for (const mode of ['sandbox', 'live'])
      for (const [name] of secrets)
        expect(linesOf({ MODE: mode, PORT: 'x', [name]: 'tell-nobody' }).join()).not.toContain('tell-nobody');
  });

  it('the settings of the reference gateway and the transfer account are read, or named if wrong', () => {
    expect(readSettings({}).adapters).toMatchObject({
      references: null,
      repayAccount: { name: 'Kopa Bank', number: '0100200300' },
    });
    const gateway = {
      PUBLIC_URL: 'https://lender.example',
      REFERENCES_URL: 'https://gateway.example/',
      REFERENCES_KEY: 'the key',
      REFERENCES_CHANNELS: 'oxxo, stpClabe',
      REPAY_ACCOUNT: 'Equity, 0123 456 789',
    };
    expect(readSettings(gateway).adapters).toMatchObject({
      references: { url: 'https://gateway.example', key: 'the key', channels: ['stpClabe', 'oxxo'] },
      repayAccount: { name: 'Equity', number: '0123 456 789' },
    });
    expect(linesOf({ REFERENCES_URL: 'http://gateway.example' })).toEqual([
      'REFERENCES_URL must be an https address; http is for this machine alone.',
      'REFERENCES_URL needs PUBLIC_URL. Allowed: an https address.',
      'REFERENCES_URL needs REFERENCES_KEY.',
      'REFERENCES_URL needs REFERENCES_CHANNELS. Allowed: some of stpClabe, oxxo, payValida, mangoCash, dedicatedAccount, separated by commas.',
    ]);
    expect(() => readSettings({ ...gateway, REFERENCES_CHANNELS: 'oxxo, cash' })).toThrow(
      'REFERENCES_CHANNELS must name some of',
    );
    expect(() => readSettings({ REPAY_ACCOUNT: 'Equity' })).toThrow('REPAY_ACCOUNT must be a bank');
  });

  it('the settings of the identity verifier are read, or named if wrong', () => {
    expect(readSettings({}).adapters.identity).toEqual({ kind: 'embedded' });
    expect(readSettings({ IDENTITY: 'scripted' }).adapters.identity).toEqual({ kind: 'scripted' });
    const smile = {
      IDENTITY: 'smileid',
      PUBLIC_URL: 'https://lender.example/',
      SMILE_PARTNER_ID: '002',
      SMILE_API_KEY: 'the key',
      SMILE_PRIVACY_URL: 'https://lender.example/privacy',
    };
    expect(readSettings(smile).adapters.identity).toEqual({
      kind: 'smileid',
      baseUrl: 'https://testapi.smileidentity.com',
      partnerId: '2',
      apiKey: 'the key',
      partnerSecret: null,
      privacyUrl: 'https://lender.example/privacy',
      publicUrl: 'https://lender.example',
    });
    const others = { SMILE_BASE_URL: 'https://smile.example/', SMILE_PARTNER_SECRET: 'another' };
    expect(readSettings({ ...smile, ...others }).adapters.identity).toMatchObject({
      baseUrl: 'https://smile.example',
      partnerSecret: 'another',
    });
    const missing = ['PUBLIC_URL', 'SMILE_PARTNER_ID', 'SMILE_API_KEY', 'SMILE_PRIVACY_URL'];
    for (const name of missing)
      expect(() => readSettings({ ...smile, [name]: ' ' })).toThrow(`IDENTITY=smileid needs ${name}.`);
    expect(() => readSettings({ ...smile, SMILE_PARTNER_ID: 'lender' })).toThrow(
      'SMILE_PARTNER_ID must be a number',
    );
    for (const name of ['SMILE_BASE_URL', 'SMILE_PRIVACY_URL'])
      expect(() => readSettings({ ...smile, [name]: 'http://smile.example' })).toThrow(
        `${name} must be an https address`,
      );
    expect(() => readSettings({ IDENTITY: 'pigeon' })).toThrow(
      'IDENTITY is "pigeon", but must be one of embedded, smileid, scripted.',
    );
  });

  it('live mode refuses the scripted verifier and an unknown one, and Smile ID needs PUBLIC_URL', () => {
    const live = { MODE: 'live', SECRET: secret };
    expect(() => readSettings({ ...live, IDENTITY: 'scripted' })).toThrow(
      'MODE=live cannot verify identities with IDENTITY=scripted',
    );
    expect(() => readSettings({ ...live, IDENTITY: 'pigeon' })).toThrow(
      'IDENTITY is "pigeon", but must be one of embedded, smileid.',
    );
    expect(() => readSettings({ ...live, IDENTITY: 'smileid' })).toThrow(
      'IDENTITY=smileid needs PUBLIC_URL.',
    );
  });

  it('live mode refuses a missing, default or short secret, and sandbox adapters', () => {
    const live = { MODE: 'live', SMS: 'provider', PAYMENTS: 'provider' };
    expect(() => readSettings(live)).toThrow('MODE=live needs SECRET. Allowed: at least 32 random');
    expect(() => readSettings({ ...live, SECRET: 'short' })).toThrow('SECRET is too short or a default');
    expect(() => readSettings({ ...live, SECRET: 'change-me-change-me-change-me-change-me' })).toThrow(
      'default',
    );
    expect(() => readSettings({ ...live, SECRET: 'a'.repeat(64) })).toThrow(
      'SECRET is too short or a default',
    );
    expect(() => readSettings({ MODE: 'live', SECRET: secret })).toThrow(
      /sandbox outbox.*\n.*sandbox simulator/,
    );
    expect(() => readSettings({ ...live, SECRET: secret, SMS: 'outbox' })).toThrow('sandbox outbox');
    expect(() => readSettings({ ...live, SECRET: secret, PAYMENTS: 'simulator' })).toThrow(
      'sandbox simulator',
    );
  });

  it('every setting is described once, in whole sentences, and needed by choices that exist', () => {
    const groups = Object.values(settingGroups).flatMap((group) => Object.keys(group('live')));
    expect(new Set(groups).size).toBe(groups.length);
    const [sandbox, live] = [documented('sandbox'), documented('live')];
    for (const { says, neededBy = [] } of Object.values(live)) {
      expect(says).toMatch(/^[A-Z`].*\.$/);
      for (const choice of neededBy) {
        const [name = '', word] = choice.split('=');
        const choices = [...(sandbox[name]?.choices ?? []), ...(live[name]?.choices ?? [])];
        expect([choice, word === undefined ? name in live : choices.includes(word)]).toEqual([choice, true]);
      }
    }
  });
});

/** The faults of these settings. */
function linesOf(environment: Environment): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}
