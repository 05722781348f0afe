/**
 * Signs every case with the AWS SDK's own presigner, so that our signing is pinned to somebody else's.
 * Run after a change of the cases:  node tests/support/make-golden-vectors.ts > tests/worker/golden-presign.json
 */
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { BUCKET, CASES, CREDENTIALS, dispositionOf, type GetCase, type PutCase, SIGNED_AT } from "./golden-cases.ts";

function client(endpoint: string): S3Client {
  const s3 = new S3Client({
    endpoint,
    region: "auto",
    forcePathStyle: true,
    credentials: CREDENTIALS,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  s3.middlewareStack.add(
    (next) => (args) => {
      // The SDK's note to itself of the operation's name; no server reads it.
      const request = args.request as { query?: Record<string, unknown> };
      delete request.query?.["x-id"];
      return next(args);
    },
    { step: "build" },
  );
  return s3;
}

const options = ({ expiresSeconds }: PutCase | GetCase) => ({
  expiresIn: expiresSeconds,
  signingDate: new Date(SIGNED_AT),
});

const presign = (one: PutCase | GetCase): Promise<string> =>
  one.method === "PUT"
    ? getSignedUrl(
        client(one.endpoint),
        new PutObjectCommand({
          Bucket: BUCKET,
          Key: one.key,
          ContentType: one.contentType,
          ContentLength: one.size,
          IfNoneMatch: "*",
        }),
        // The SDK leaves the type out unless it is told to sign it.
        { ...options(one), signableHeaders: new Set(["content-type"]) },
      )
    : getSignedUrl(
        client(one.endpoint),
        new GetObjectCommand({ Bucket: BUCKET, Key: one.key, ResponseContentDisposition: dispositionOf(one) }),
        options(one),
      );

/** The text of tests/worker/golden-presign.json. */
export async function goldenVectors(): Promise<string> {
  const vectors = await Promise.all(CASES.map(async (one) => ({ ...one, url: await presign(one) })));
  return `${JSON.stringify(vectors, null, 2)}\n`;
}

if (import.meta.main) process.stdout.write(await goldenVectors());
