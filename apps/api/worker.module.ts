import { BillingWorkerModule } from '@casewright/billing';
import { CasePricingWorkerModule } from '@casewright/case-pricing';
import { IdentityWorkerModule } from '@casewright/identity';
import { MessagingWorkerModule } from '@casewright/messaging';
import { JobsModule, type Config, type DeliveryPolicy, MailModule, QueueWorkerModule } from '@casewright/platform';
import { PursuitsWorkerModule } from '@casewright/pursuits';
import { ValueModelsWorkerModule } from '@casewright/value-models';
import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from './app.module';

@Module({})
export class WorkerModule {
  static with(config: Config, policy?: DeliveryPolicy): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        AppModule.with(config, 'worker'),
        MailModule.forRoot(config),
        QueueWorkerModule.forRoot(config, policy),
        JobsModule,
        IdentityWorkerModule,
        CasePricingWorkerModule,
        MessagingWorkerModule,
        BillingWorkerModule,
        PursuitsWorkerModule,
        ValueModelsWorkerModule,
      ],
    };
  }
}
