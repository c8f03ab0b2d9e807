import type { Insertable, Kysely, Selectable } from 'kysely';

/** Moments are ISO 8601 texts in UTC, bodies are JSON texts: the same in SQLite and PostgreSQL. */
export interface Tables {
  tokens: { token: string; expires_at: string; visitor: string };
  quotes: {
    switch_id: string;
    uuid: string;
    switch_type: string;
    postcode: string;
    body: string;
    created_at: string;
    visitor: string;
  };
  switch_keys: {
    switch_key: string;
    switch_id: string;
    tariff_id: string;
    created_at: string;
  };
  saved_sections: { switch_key: string; section: Section; body: string; saved_at: string };
  bank_checks: {
    switch_key: string;
    sort_code: string;
    account_number: string;
    is_valid: number;
  };
  switches: {
    switch_id: string;
    switch_key: string;
    gas_reference: string | null;
    electricity_reference: string | null;
    completed_at: string;
  };
  files: {
    id: string;
    visitor: string;
    name: string;
    type: string;
    size: number;
    /** Its bytes in base64. */
    content: string;
    stored_at: string;
  };
  track_records: { id: string; body: string; received_at: string };
  offset_payments: {
    reference: string;
    uuid: string;
    project: string;
    percentage: number;
    status: 'started' | 'paid' | 'failed';
  };
}

/** What a sign-up saves one by one before it can be completed. */
export type Section = 'personal' | 'address' | 'terms' | 'bank';

export type Store = Kysely<Tables>;
export type QuoteRow = Selectable<Tables['quotes']>;
export type KeyRow = Selectable<Tables['switch_keys']>;
export type SwitchRow = Selectable<Tables['switches']>;
export type NewSwitch = Insertable<Tables['switches']>;

export const TABLE_NAMES: readonly (keyof Tables)[] = [
  'files',
  'offset_payments',
  'track_records',
  'switches',
  'bank_checks',
  'saved_sections',
  'switch_keys',
  'quotes',
  'tokens',
];
