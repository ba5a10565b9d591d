import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The address under which tests reach the app; see platform/config. */
const HOME = { origin: 'http://localhost:3000', rpId: 'localhost' };

/** What a dishonest or broken authenticator does differently. */
export type Deviations = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userVerified?: boolean;
  readonly userHandle?: string;
  readonly type?: string;
  /** The credential id that it claims to have. */
  readonly credentialId?: string;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The public key in COSE format: kind, algorithm ES256, curve P-256, both coordinates. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(x)],
    [-3, new Uint8Array(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

function authData(said: Deviations, counter: number, attested = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  const flags = PRESENT | (said.userVerified === false ? 0 : VERIFIED);
  head.writeUInt8(flags | (attested.length > 0 ? ATTESTED : 0));
  head.writeUInt32BE(said.counter ?? counter, 1);
  return Buffer.concat([sha256(said.rpId ?? HOME.rpId), head, attested]);
}

const clientData = (type: string, challenge: string, said: Deviations): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: said.type ?? type,
      challenge: said.challenge ?? challenge,
      origin: said.origin ?? HOME.origin,
      crossOrigin: false,
    }),
  );

/** A software passkey: it responds to the portal's requests as a device would, with real signatures. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  return {
    id: id.toString('base64url'),

    /** Creates the passkey that the portal asked for. */
    make(options: string, said: Deviations = {}): string {
      const asked = JSON.parse(options);
      userHandle = asked.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(said, counter, attested))],
      ]);
      return JSON.stringify({
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', asked.challenge, said).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString(
            'base64url',
          ),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      });
    },

    /** Signs the portal's challenge with user verification, apart from the given deviations. */
    show(options: string, said: Deviations = {}): string {
      counter += 1;
      const { challenge } = JSON.parse(options);
      const client = clientData('webauthn.get', challenge, said);
      const data = authData(said, counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const shownId = said.credentialId ?? id.toString('base64url');
      return JSON.stringify({
        id: shownId,
        rawId: shownId,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: said.userHandle ?? userHandle,
        },
        clientExtensionResults: {},
      });
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
