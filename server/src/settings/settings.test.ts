import { describe, expect, it } from 'vitest';
import { CannotStart, readSettings, settingsTable } from './settings.ts';

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

  it('all wrong settings are named in one line', () => {
    const wrong = { PORT: 'http', MODE: 'test', EDITION: 'mars', DATABASE_URL: 'mysql://x' };
    const refused = () => readSettings(wrong);
    expect(refused).toThrow(CannotStart);
    expect(refused).toThrow(/^PORT is "http".*MODE is "test".*EDITION is "mars".*DATABASE_URL must.*$/);
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
    expect(() => readSettings({ REFERENCES_URL: 'http://gateway.example' })).toThrow(
      /REFERENCES_URL needs PUBLIC_URL.*REFERENCES_URL needs REFERENCES_KEY.*REFERENCES_CHANNELS must name.*REFERENCES_URL must be an https/,
    );
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
    expect(() => readSettings(live)).toThrow('MODE=live needs a SECRET');
    expect(() => readSettings({ ...live, SECRET: 'short' })).toThrow('SECRET is too short or a default');
    expect(() => readSettings({ ...live, SECRET: 'change-me-change-me-change-me-change-me' })).toThrow(
      'default',
    );
    expect(() => readSettings({ ...live, SECRET: 'a'.repeat(64) })).toThrow(
      'SECRET is too short or a default',
    );
    expect(() => readSettings({ MODE: 'live', SECRET: secret })).toThrow(/sandbox outbox.*sandbox simulator/);
    expect(() => readSettings({ ...live, SECRET: secret, SMS: 'outbox' })).toThrow('sandbox outbox');
    expect(() => readSettings({ ...live, SECRET: secret, PAYMENTS: 'simulator' })).toThrow(
      'sandbox simulator',
    );
  });

  it('every setting is described once', () => {
    const names = settingsTable.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { says } of settingsTable) expect(says).toMatch(/\.$/);
  });
});
