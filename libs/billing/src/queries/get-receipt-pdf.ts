import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { GetReceipt } from './get-receipt';
import { ReceiptPrinter } from './receipt-printer';

export interface ReceiptPdf {
  readonly fileName: string;
  readonly content: Buffer;
}

export class GetReceiptPdf extends Query<ReceiptPdf> {
  constructor(
    readonly ownerId: string,
    readonly orderId: string,
  ) {
    super();
  }
}

@QueryHandler(GetReceiptPdf)
export class GetReceiptPdfHandler implements IQueryHandler<GetReceiptPdf> {
  constructor(
    private readonly queries: QueryBus,
    private readonly printer: ReceiptPrinter,
  ) {}

  /** @throws PaymentUnknown if this owner has no such receipt */
  async execute({ ownerId, orderId }: GetReceiptPdf): Promise<ReceiptPdf> {
    const receipt = await this.queries.execute(new GetReceipt(ownerId, orderId));
    return { fileName: `receipt-${receipt.number}.pdf`, content: await this.printer.print(receipt) };
  }
}
