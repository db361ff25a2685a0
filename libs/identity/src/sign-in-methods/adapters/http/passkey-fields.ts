import { Text } from '@casewright/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { applyDecorators } from '@nestjs/common';

const BASE64URL = /^[\w-]+$/;

export const BytesField = (max: number): PropertyDecorator =>
  applyDecorators(Text({ min: 1, max }), Matches(BASE64URL, { message: '$property must be base64url-encoded' }));

/** At most 1,023 bytes (WebAuthn §6.1). */
export const CredentialId = (): PropertyDecorator => BytesField(1_364);

/** `clientDataJSON` of WebAuthn. */
export const ClientData = (): PropertyDecorator => BytesField(4_096);

export class PasskeyOptionsAnswer {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'WebAuthn options, passed to the browser as they are',
  })
  readonly options!: Record<string, unknown>;
}

export class PasskeySignatureBody {
  @CredentialId()
  readonly credentialId!: string;

  @ClientData()
  readonly clientData!: string;

  @BytesField(4_096)
  readonly authenticatorData!: string;

  @BytesField(4_096)
  readonly signature!: string;

  /** Account id as stored by the device. */
  @BytesField(100)
  readonly userHandle!: string;
}
