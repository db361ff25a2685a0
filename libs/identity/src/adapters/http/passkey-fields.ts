import { Text } from '@casewright/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { applyDecorators } from '@nestjs/common';

/** Bytes, as browsers write them. */
const BASE64URL = /^[\w-]+$/;

/** A field with bytes that a device sent. */
export const BytesField = (max: number): PropertyDecorator =>
  applyDecorators(Text({ min: 1, max }), Matches(BASE64URL, { message: '$property must be written in base64url' }));

/** What a device knows a pair of keys by: at most 1,023 bytes. */
export const CredentialId = (): PropertyDecorator => BytesField(1_364);

/** What the browser says of where and for what it asked the device. */
export const ClientData = (): PropertyDecorator => BytesField(4_096);

export class PasskeyOptionsAnswer {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'For the browser, in the form it knows.' })
  readonly options!: Record<string, unknown>;
}
