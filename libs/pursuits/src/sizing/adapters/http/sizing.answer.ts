import { STORAGE_KINDS, type StorageKind } from '@casewright/rules/intake';
import {
  type ClusterCores,
  COMMITMENTS,
  type Commitment,
  RESOURCES,
  type Resource,
  SIZING_MODES,
  type SizingMode,
  UNFITTED_KINDS,
  type UnfittedCount,
  WINDOWS_EDITIONS,
  type WindowsEdition,
} from '@casewright/rules/sizing';
import { ApiProperty } from '@nestjs/swagger';
import type {
  HostsOfFleet,
  InstanceOfFleet,
  SizedFile,
  Sizing,
  SqlServerLicenses,
  StorageOfFleet,
  VmwareLicenses,
  WindowsLicenses,
} from '../../queries/get-sizing';
import type { ListedSizedMachine, SizedMachinesPage } from '../../queries/list-sized-machines';

const Count = (description?: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', ...(description !== undefined && { description }) });
const Cents = (): PropertyDecorator => ApiProperty({ type: 'integer', description: 'Cents of the currency' });
const CentsOrNull = (why: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', nullable: true, description: `Cents of the currency. ${why}` });

class SizedWithAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly priceBookId!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'Where the prices come from' })
  readonly source!: string;

  @ApiProperty()
  readonly region!: string;

  @ApiProperty({ example: 'USD', description: 'ISO 4217' })
  readonly currency!: string;

  @ApiProperty({ description: 'Whether its prices are invented' })
  readonly isSample!: boolean;

  @Count()
  readonly number!: number;

  @ApiProperty({ format: 'date' })
  readonly pricesAsOf!: string;

  @ApiProperty({ description: 'Whether no later version of the book is published' })
  readonly isNewest!: boolean;
}

class InstanceOfFleetAnswer implements InstanceOfFleet {
  @ApiProperty()
  readonly name!: string;

  @ApiProperty()
  readonly family!: string;

  @ApiProperty()
  readonly vcpu!: number;

  @ApiProperty()
  readonly memoryGib!: number;

  @Count()
  readonly machines!: number;

  @Count('Millionths of the currency')
  readonly hourlyMicros!: number;

  @Cents()
  readonly monthlyCents!: number;
}

class StorageOfFleetAnswer implements StorageOfFleet {
  @ApiProperty({ enum: STORAGE_KINDS, nullable: true })
  readonly kind!: StorageKind | null;

  @ApiProperty({ description: 'Of fitted machines' })
  readonly gib!: number;

  @CentsOrNull('Null unless storage is chosen')
  readonly monthlyCents!: number | null;
}

class UnfittedCountAnswer implements UnfittedCount {
  @ApiProperty({ enum: UNFITTED_KINDS })
  readonly kind!: UnfittedCount['kind'];

  @ApiProperty({ description: 'The reason of the first of them' })
  readonly text!: string;

  @Count()
  readonly machines!: number;
}

class HostsByResourceAnswer {
  @Count()
  readonly vcpu!: number;

  @Count()
  readonly memory!: number;

  @Count()
  readonly storage!: number;
}

class HostsOfFleetAnswer implements HostsOfFleet {
  @Count('With failover hosts')
  readonly hosts!: number;

  @ApiProperty({ enum: RESOURCES, description: 'Needs the most hosts' })
  readonly binding!: Resource;

  @ApiProperty({ type: HostsByResourceAnswer, description: 'Without failover hosts' })
  readonly byResource!: HostsByResourceAnswer;

  @ApiProperty({ description: 'Whether one host holds the largest machine' })
  readonly holdsLargest!: boolean;

  @Count()
  readonly coresPerHost!: number;

  @ApiProperty()
  readonly memoryGibPerHost!: number;

  @Cents()
  readonly purchaseCents!: number;
}

class ClusterCoresAnswer implements ClusterCores {
  @ApiProperty({ description: 'Empty for hosts without a cluster' })
  readonly cluster!: string;

  @Count()
  readonly hosts!: number;

  @Count()
  readonly physicalCores!: number;

  @Count('At least 16 for each CPU')
  readonly coresToBuy!: number;
}

class VmwareLicensesAnswer implements VmwareLicenses {
  @ApiProperty({ type: [ClusterCoresAnswer] })
  readonly clusters!: ClusterCoresAnswer[];

  @Count()
  readonly hosts!: number;

  @Count()
  readonly physicalCores!: number;

  @Count()
  readonly coresToBuy!: number;

  @Count('Hosts without CPUs or cores in the file, not counted')
  readonly unknown!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'On the sized hosts. Null unless a host is chosen' })
  readonly coresAfter!: number | null;

  @CentsOrNull('Null unless a license is chosen')
  readonly yearlyCents!: number | null;

  @CentsOrNull('Null unless a license and a host are chosen')
  readonly yearlyCentsAfter!: number | null;
}

class WindowsLicensesAnswer implements WindowsLicenses {
  @Count('Hosts that run Windows Server')
  readonly hosts!: number;

  @Count('Machines with Windows Server on these hosts')
  readonly machines!: number;

  @Count()
  readonly standardCores!: number;

  @Count()
  readonly datacenterCores!: number;

  @Count('Machines with Windows Server on hosts that are not counted')
  readonly unknown!: number;

  @ApiProperty({ enum: WINDOWS_EDITIONS })
  readonly edition!: WindowsEdition;

  @CentsOrNull('Null unless a license is chosen')
  readonly yearlyCents!: number | null;
}

class SqlServerEditionAnswer {
  @ApiProperty({ description: 'Empty if the file gives none' })
  readonly edition!: string;

  @Count()
  readonly hosts!: number;

  @Count()
  readonly coresToBuy!: number;
}

class SqlServerLicensesAnswer implements SqlServerLicenses {
  @ApiProperty({ type: [SqlServerEditionAnswer] })
  readonly editions!: SqlServerEditionAnswer[];

  @Count('Hosts without CPUs or cores in the file, not counted')
  readonly unknown!: number;

  @Count()
  readonly coresToBuy!: number;

  @CentsOrNull('Null unless a license is chosen')
  readonly yearlyCents!: number | null;
}

class SizedFileAnswer implements SizedFile {
  @ApiProperty({ format: 'uuid' })
  readonly fileId!: string;

  @ApiProperty()
  readonly file!: string;

  @ApiProperty({ description: 'Empty for a table of no known tool' })
  readonly sheet!: string;

  @ApiProperty({ example: '763 of 805 rows counted; 42 left out: 42 off' })
  readonly counted!: string;
}

export class SizingAnswer implements Sizing {
  @ApiProperty({ type: SizedFileAnswer })
  readonly source!: SizedFileAnswer;

  @ApiProperty({ type: SizedWithAnswer })
  readonly version!: SizedWithAnswer;

  @ApiProperty({ description: 'Empty if the version has no instances' })
  readonly place!: string;

  @ApiProperty({ enum: COMMITMENTS })
  readonly commitment!: Commitment;

  @ApiProperty({ enum: SIZING_MODES })
  readonly mode!: SizingMode;

  @ApiProperty()
  readonly comfortPercent!: number;

  @Count('Counted machines. 0 for a list of hosts')
  readonly machines!: number;

  @Count()
  readonly fitted!: number;

  @Count('Fitted by a measured use of vCPU, or of memory')
  readonly measured!: number;

  @ApiProperty({ type: [InstanceOfFleetAnswer], description: 'Most expensive first' })
  readonly instances!: InstanceOfFleetAnswer[];

  @Cents()
  readonly instancesMonthlyCents!: number;

  @ApiProperty({ type: StorageOfFleetAnswer })
  readonly storage!: StorageOfFleetAnswer;

  @Cents()
  readonly monthlyCents!: number;

  @ApiProperty({ type: [UnfittedCountAnswer], description: 'Most machines first' })
  readonly unfitted!: UnfittedCountAnswer[];

  @ApiProperty({ type: HostsOfFleetAnswer, nullable: true })
  readonly hosts!: HostsOfFleetAnswer | null;

  @ApiProperty({ type: VmwareLicensesAnswer, nullable: true })
  readonly vmware!: VmwareLicensesAnswer | null;

  @ApiProperty({ type: WindowsLicensesAnswer, nullable: true })
  readonly windows!: WindowsLicensesAnswer | null;

  @ApiProperty({ type: SqlServerLicensesAnswer, nullable: true })
  readonly sqlServer!: SqlServerLicensesAnswer | null;
}

class SizedMachineAnswer implements ListedSizedMachine {
  @Count('In the order of the file, starting at 0')
  readonly position!: number;

  @Count('Row of the sheet, starting at 1')
  readonly row!: number;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ type: Number, nullable: true })
  readonly neededVcpu!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  readonly neededMemoryGib!: number | null;

  @ApiProperty()
  readonly storageGib!: number;

  @ApiProperty({ description: 'Whether its use was measured' })
  readonly isMeasured!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Null if no instance holds it' })
  readonly instance!: string | null;

  @CentsOrNull('Null if no instance holds it')
  readonly monthlyCents!: number | null;

  @ApiProperty({ description: 'Why this instance, or why none' })
  readonly why!: string;
}

export class SizedMachinesAnswer implements SizedMachinesPage {
  @ApiProperty({ type: [SizedMachineAnswer] })
  readonly rows!: SizedMachineAnswer[];

  @Count('On all pages')
  readonly total!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: '`from` of the next page; null on the last page' })
  readonly next!: number | null;
}
