import { describe, expect, it } from 'vitest';
import { CannotStart, readSettings, settingsTable } from './settings.ts';

const secret = 'b3f1c7a09d2e4856b3f1c7a09d2e4856';

describe('the settings', () => {
  it('need nothing to run a sandbox', () => {
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

  it('are read from the environment', () => {
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

  it('that are wrong are all named in one line', () => {
    const wrong = { PORT: 'http', MODE: 'test', EDITION: 'mars', DATABASE_URL: 'mysql://x' };
    const refused = () => readSettings(wrong);
    expect(refused).toThrow(CannotStart);
    expect(refused).toThrow(/^PORT is "http".*MODE is "test".*EDITION is "mars".*DATABASE_URL must.*$/);
  });

  it('of the gateway of references and the account for transfers by hand are read, or named when they are wrong', () => {
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

  it('refuse live mode without a secret, with a default or short one, and with the sandbox on', () => {
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

  it('are described, each once', () => {
    const names = settingsTable.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { says } of settingsTable) expect(says).toMatch(/\.$/);
  });
});
