import { hashOf, sampleSnapshot, valueCasePdf } from '@casewright/documents';
import { VERIFY_PATH } from '@casewright/rules';
import { PUBLIC_URL, RunningApi } from './running-api';

describe('the sample case', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  it('can be downloaded publicly in its issued version', async () => {
    const { status, headers, text } = await api.send('GET', '/api/sample-case/letter');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="casewright-sample-case-letter.pdf"',
      'cache-control': 'public, max-age=3600',
    });
    const snapshot = sampleSnapshot(`${PUBLIC_URL}${VERIFY_PATH}`);
    const pdf = await valueCasePdf(snapshot, 'letter');
    expect(headers['content-length']).toBe(String(pdf.length));
    expect(text).toBe(pdf.toString());
    expect((await api.send('GET', '/api/sample-case/xlsx')).headers).toMatchObject({
      'content-disposition': 'attachment; filename="casewright-sample-case.xlsx"',
    });
    expect((await api.send('GET', `/api/verify/${hashOf(snapshot)}`)).body).toEqual({
      isIssued: true,
      isSuperseded: false,
    });
  });

  it('has no other formats', async () => {
    const { status, text } = await api.send('GET', '/api/sample-case/a3');
    expect([status, text]).toEqual([422, expect.stringContaining('form')]);
  });
});
