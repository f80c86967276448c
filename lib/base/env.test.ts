import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env";

const SECRET = "x".repeat(32);
const DATABASE_URL = "postgresql://shop:secret@db:5432/shop";

/** Next declares NODE_ENV as required; it does not matter here. */
const parse = (source: Record<string, string>) => parseEnv(source as NodeJS.ProcessEnv);

describe("parseEnv", () => {
  it("needs nothing", () => {
    expect(parse({})).toEqual({
      PORT: 3000,
      APP_URL: "http://localhost:3000",
      DATA_DIR: ".data",
      HTTP_CACHE: "1",
      ADMIN_EMAIL: "admin@example.com",
      LOG_REQUESTS: "1",
      OFFLINE_PAGE: "1",
      WEBHOOK_ALLOW_LOOPBACK: "0",
      S3_REGION: "us-east-1",
      BACKUP_PREFIX: "shop-backups",
      TRUST_PROXY: "0",
    });
  });

  it("treats an empty variable as absent", () => {
    expect(parse({ PORT: "", DATABASE_URL: "", SMTP_URL: "", APP_URL: "" })).toEqual(parse({}));
  });

  it("derives the origin from the port, or uses the given one", () => {
    expect(parse({ PORT: "4000" }).APP_URL).toBe("http://localhost:4000");
    expect(parse({ APP_URL: "https://shop.example.com/path?x=1" }).APP_URL).toBe(
      "https://shop.example.com",
    );
  });

  it("reads from the token of UploadThing where files go and where they lie", () => {
    const keys = { apiKey: "sk_live_1", appId: "abc123", regions: ["sea1", "bom1"] };
    const UPLOADTHING_TOKEN = Buffer.from(JSON.stringify(keys)).toString("base64");
    expect(parse({ UPLOADTHING_TOKEN }).UPLOADTHING).toEqual({
      token: UPLOADTHING_TOKEN,
      apiKey: "sk_live_1",
      appId: "abc123",
      ingestUrl: "https://sea1.ingest.uploadthing.com",
    });
    const url = "http://127.0.0.1:4000";
    expect(parse({ UPLOADTHING_TOKEN, UPLOADTHING_URL: `${url}/` }).UPLOADTHING).toMatchObject({
      apiUrl: url,
      ingestUrl: url,
    });
    expect(parse({}).UPLOADTHING).toBeUndefined();
    expect(() => parse({ UPLOADTHING_URL: url })).toThrow(/^UPLOADTHING_TOKEN is required/);
  });

  it("needs a secret with a database that others may reach", () => {
    expect(() => parse({ DATABASE_URL })).toThrow(/^AUTH_SECRET is required/);
    expect(parse({ DATABASE_URL, AUTH_SECRET: SECRET })).toMatchObject({ DATABASE_URL });
  });

  it("accepts the database's direct URL next to the other one", () => {
    const direct = { DATABASE_DIRECT_URL: "postgresql://shop:secret@db:5433/shop" };
    expect(() => parse(direct)).toThrow(
      /^DATABASE_URL is required when DATABASE_DIRECT_URL is set\.$/,
    );
    const both = { ...direct, DATABASE_URL, AUTH_SECRET: SECRET };
    expect(parse(both)).toMatchObject(direct);
  });

  it("accepts all of Razorpay's keys or none, and sends them only encrypted", () => {
    const keys = {
      RAZORPAY_KEY_ID: "rzp_test_1",
      RAZORPAY_KEY_SECRET: "secret",
      RAZORPAY_WEBHOOK_SECRET: "another",
    };
    expect(parse({}).RAZORPAY).toBeUndefined();
    expect(parse(keys).RAZORPAY).toEqual({
      keyId: "rzp_test_1",
      keySecret: "secret",
      webhookSecret: "another",
      apiUrl: "https://api.razorpay.com",
    });
    for (const name of Object.keys(keys)) {
      expect(() => parse({ ...keys, [name]: "" })).toThrow(new RegExp(`^${name} is required`));
    }
    const at = (RAZORPAY_API_URL: string) => parse({ ...keys, RAZORPAY_API_URL }).RAZORPAY?.apiUrl;
    expect(at("http://127.0.0.1:4010/")).toBe("http://127.0.0.1:4010");
    expect(at("http://localhost:4010")).toBe("http://localhost:4010");
    expect(at("http://[::1]:4010")).toBe("http://[::1]:4010");
    for (const wrong of ["http://api.razorpay.com", "http://127.0.0.1.example.com", "ftp://x"]) {
      expect(() => at(wrong), wrong).toThrow(/^RAZORPAY_API_URL must be an https address/);
    }
    expect(() => parse({ RAZORPAY_API_URL: "https://api.razorpay.com" })).toThrow(
      /^RAZORPAY_KEY_ID is required/,
    );
  });

  it("accepts all of WhatsApp's keys or none, and sends them only encrypted", () => {
    const keys = {
      WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
      WHATSAPP_ACCESS_TOKEN: "token",
      WHATSAPP_APP_SECRET: "secret",
      WHATSAPP_VERIFY_TOKEN: "a long verify token",
    };
    expect(parse({}).WHATSAPP).toBeUndefined();
    expect(parse(keys).WHATSAPP).toMatchObject({ apiUrl: "https://graph.facebook.com" });
    for (const name of Object.keys(keys)) {
      expect(() => parse({ ...keys, [name]: "" })).toThrow(new RegExp(`^${name} is required`));
    }
    for (const [name, wrong] of [
      ["WHATSAPP_PHONE_NUMBER_ID", "+91 98765"],
      ["WHATSAPP_VERIFY_TOKEN", "short"],
      ["WHATSAPP_API_URL", "http://graph.facebook.com"],
    ] as const) {
      expect(() => parse({ ...keys, [name]: wrong })).toThrow(new RegExp(`^${name} must be`));
    }
  });

  it("accepts all bucket variables or none", () => {
    const bucket = {
      S3_ENDPOINT: "https://s3.ap-south-1.amazonaws.com/",
      S3_BUCKET: "kln-pictures",
      S3_KEY_ID: "AKIA",
      S3_SECRET: "hunter2",
    };
    const address = "https://s3.ap-south-1.amazonaws.com/kln-pictures";
    expect(parse(bucket).S3).toMatchObject({ region: "us-east-1", publicUrl: address });
    const own = { ...bucket, S3_PUBLIC_URL: "https://pictures.example.com/" };
    expect(parse(own).S3?.publicUrl).toBe("https://pictures.example.com");
    for (const name of Object.keys(bucket)) {
      expect(() => parse({ ...bucket, [name]: "" })).toThrow(`${name} is required when`);
    }
    expect(() => parse({ S3_PUBLIC_URL: own.S3_PUBLIC_URL })).toThrow(/^S3_BUCKET is required/);
    expect(parse({}).S3).toBeUndefined();
  });

  it("accepts Google's id and secret together or not at all", () => {
    const [id, secret] = [{ GOOGLE_CLIENT_ID: "shop" }, { GOOGLE_CLIENT_SECRET: "hunter2" }];
    expect(() => parse(id)).toThrow(
      /^GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set\.$/,
    );
    expect(() => parse(secret)).toThrow(
      /^GOOGLE_CLIENT_ID is required when GOOGLE_CLIENT_SECRET is set\.$/,
    );
    expect(parse({ ...id, ...secret })).toMatchObject({ ...id, ...secret });
  });

  it.each([
    ["LOG_REQUESTS", "yes"],
    ["METRICS_TOKEN", "short"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
    ["DATABASE_READ_URL", "replica"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "http"],
    ["APP_URL", "shop.example.com"],
    ["APP_URL", "ftp://shop.example.com"],
    ["DATABASE_URL", "mysql://db/shop"],
    ["DATABASE_DIRECT_URL", "db"],
    ["DATABASE_CONNECTIONS", "10"],
    ["WEB_CONCURRENCY", "0"],
    ["S3_ENDPOINT", "s3.amazonaws.com"],
    ["S3_BUCKET", "My Bucket"],
    ["S3_PUBLIC_URL", "https://cdn.example.com/?a=b"],
    ["WEB_CONCURRENCY", "1.5"],
    ["WEB_CONCURRENCY", "auto"],
    ["AUTH_SECRET", "short"],
    ["AUTH_SECRET_PREVIOUS", "short"],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_PASSWORD", "1234567"],
    ["DEMO_DATA", "yes"],
    ["GOOGLE_ISSUER", "accounts"],
    ["SMTP_URL", "https://mail.example.com"],
    ["MAIL_FROM", "orders"],
    ["UPLOADTHING_TOKEN", "sk_live_0123456789abcdef"],
    ["UPLOADTHING_TOKEN", Buffer.from('{"apiKey":"sk_live_1","regions":[]}').toString("base64")],
    [
      "UPLOADTHING_TOKEN",
      Buffer.from('{"apiKey":"sk_1","appId":"a","regions":["x.evil/?"]}').toString("base64"),
    ],
    ["UPLOADTHING_URL", "http://uploads.example.com"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "1.5"],
    ["TRUST_PROXY", "example.com"],
    ["HOST", "example.com"],
  ])("reports %s, which cannot be %j, in one line", (name, value) => {
    const attempt = () => parse({ [name]: value });
    expect(attempt).toThrow(EnvError);
    expect(attempt).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  it("never repeats a secret in its message", () => {
    expect(() => parse({ AUTH_SECRET: "hunter2" })).not.toThrow(/hunter2/);
    expect(() => parse({ DATABASE_URL: "mysql://u:hunter2@db" })).not.toThrow(/hunter2/);
  });

  it("gives copies of backups the service of new files, unless they have their own", () => {
    const copies = { BACKUP_BUCKET: "kln-copies", BACKUP_PASSPHRASE_FILE: "/etc/shop/passphrase" };
    const own = {
      BACKUP_ENDPOINT: "https://copies.example",
      BACKUP_KEY_ID: "A",
      BACKUP_SECRET: "b",
    };
    expect(parse({}).BACKUP).toBeUndefined();
    expect(parse({ ...copies, ...own }).BACKUP).toMatchObject({
      prefix: "shop-backups",
      bucket: { endpoint: "https://copies.example", bucket: "kln-copies", keyId: "A" },
    });
    const shared = {
      S3_ENDPOINT: "https://s3.example",
      S3_BUCKET: "kln-pictures",
      S3_KEY_ID: "AKIA",
      S3_SECRET: "hunter2",
    };
    expect(parse({ ...copies, ...shared }).BACKUP?.bucket).toMatchObject({
      endpoint: "https://s3.example",
      bucket: "kln-copies",
      keyId: "AKIA",
    });
    expect(() => parse(copies)).toThrow(/^BACKUP_ENDPOINT is required/);
    expect(() => parse({ ...own, ...copies, BACKUP_PASSPHRASE_FILE: "" })).toThrow(
      /^BACKUP_PASSPHRASE_FILE is required/,
    );
    expect(() => parse(own)).toThrow(/^BACKUP_BUCKET is required/);
    expect(() => parse({ ...copies, ...own, BACKUP_PREFIX: "../x" })).toThrow(
      /^BACKUP_PREFIX must/,
    );
  });
});
