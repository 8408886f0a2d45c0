const { TestEnvironment } = require('jest-environment-jsdom')

const { AbortController, AbortSignal, fetch, Headers, ReadableStream, Request, Response, TextDecoder, TextEncoder } = globalThis

/** jsdom has no fetch; that of Node takes its own signals and streams only. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { AbortController, AbortSignal, fetch, Headers, ReadableStream, Request, Response, TextDecoder, TextEncoder })
  }
}
