import { BillingReactionsModule } from '@casewright/billing';
import { CasePricingReactionsModule } from '@casewright/case-pricing';
import { IdentityReactionsModule } from '@casewright/identity';
import { MessagingReactionsModule } from '@casewright/messaging';
import { ChoresModule, type Config, type DeliveryPolicy, MailModule, QueueWorkerModule } from '@casewright/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from './app.module';

/** The same contexts as the API's, and what they do about news. */
@Module({})
export class WorkerModule {
  static with(config: Config, policy?: DeliveryPolicy): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        AppModule.with(config, 'worker'),
        MailModule.forRoot(config),
        QueueWorkerModule.forRoot(config, policy),
        ChoresModule,
        IdentityReactionsModule,
        CasePricingReactionsModule,
        MessagingReactionsModule,
        BillingReactionsModule,
      ],
    };
  }
}
