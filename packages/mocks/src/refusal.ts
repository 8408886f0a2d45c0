/** A business failure: HTTP 200, `Success: false`, the message as `RetMessage`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** A refusal by HTTP status. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
