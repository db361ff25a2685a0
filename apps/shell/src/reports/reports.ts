import type { Body } from '@casewright/web';
import { failureOf, type Area, type Failure } from './failure';

type Report = Body<'post', '/api/reports'>['reports'][number];
type Vital = Report['vitals'][number]['name'];

interface Counted {
  readonly area: Area;
  views: number;
  errors: Failure[];
}

/** Limits of the endpoint. */
const MAX_AREAS = 10;
const MAX_ERRORS = 5;
const MAX_VIEWS = 100;

/** One visit of so many reports its pages and web vitals. Each of its views counts for the others. */
export const SAMPLED_ONE_IN = 4;

/** Of a visit. Errors are always reported. */
export class Reports {
  private readonly counted = new Map<string, Counted>();
  private readonly vitals = new Map<Vital, number>();
  /** Area of the first page, to which web vitals are attributed. */
  private first: Area | undefined;
  private areVitalsTaken = false;

  constructor(private readonly isSampled: boolean) {}

  viewed(area: Area): void {
    if (!this.isSampled) return;
    this.first ??= area;
    const counted = this.of(area);
    if (counted) counted.views = Math.min(MAX_VIEWS, counted.views + SAMPLED_ONE_IN);
  }

  failed(area: Area, error: unknown): void {
    const counted = this.of(area);
    if (counted && counted.errors.length < MAX_ERRORS) counted.errors.push(failureOf(error));
  }

  measured(name: Vital, value: number): void {
    this.vitals.set(name, value);
  }

  take(): readonly Report[] {
    const reports = [...this.counted.values()].map(({ area, views, errors }) => {
      const vitals = area === this.first && !this.areVitalsTaken ? [...this.vitals] : [];
      return { ...area, views, errors, vitals: vitals.map(([name, value]) => ({ name, value })) };
    });
    this.areVitalsTaken ||= reports.some(({ vitals }) => vitals.length > 0);
    this.counted.clear();
    return reports;
  }

  private of(area: Area): Counted | undefined {
    const key = `${area.remote} ${area.version}`;
    const known = this.counted.get(key);
    if (known || this.counted.size === MAX_AREAS) return known;
    const counted = { area, views: 0, errors: [] };
    this.counted.set(key, counted);
    return counted;
  }
}
