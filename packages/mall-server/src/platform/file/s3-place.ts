const schemes: Readonly<Record<string, string>> = { 's3:': 'https:', 's3+http:': 'http:' }

/** What `FILES_URL` says. */
export interface S3Place {
  /** Where the objects are, without a slash at the end. */
  readonly folder: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/**
 * Reads `s3://key:secret@host/bucket/prefix?region=…`, the key and the secret percent-encoded; `s3+http:` where the store has no TLS. Where a
 * bucket is part of the host, it is not in the path. Null when it is no such address.
 */
export const s3PlaceOf = (address: string): S3Place | null => {
  const url = URL.canParse(address) ? new URL(address) : null
  const scheme = url && schemes[url.protocol]
  if (!scheme || url.username === '' || url.password === '') return null
  return {
    folder: `${scheme}//${url.host}${url.pathname.replace(/\/+$/, '')}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}
