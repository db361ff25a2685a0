import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { creditsMoved, useBalance } from './balance';
import { queryClient } from './query-client';
import { aBalance, mockServer, signedInAs } from './testing';

function Balance() {
  return <p>{useBalance() ?? 'unknown'}</p>;
}

describe('the balance', () => {
  beforeEach(() => {
    queryClient.clear();
    signedInAs();
  });

  it('ignores an older answer that arrives after credits moved', async () => {
    const answers: ((told: Response) => void)[] = [];
    mockServer({ 'GET /api/credits/balance': () => new Promise<Response>((resolve) => answers.push(resolve)) });
    render(
      <QueryClientProvider client={queryClient}>
        <Balance />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(answers).toHaveLength(1));
    void creditsMoved();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(Response.json(aBalance(100)));
    expect(await screen.findByText('100')).toBeInTheDocument();
    await act(async () => answers[0]?.(Response.json(aBalance(0))));
    expect(screen.getByText('100')).toBeInTheDocument();
  });
});
