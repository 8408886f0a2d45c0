/** What we use of saxen, which has no types of its own. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', handler: (name: string) => void): this
    on(event: 'closeTag', handler: (name: string) => void): this
    on(event: 'text', handler: (text: string, decodeEntities: (text: string) => string) => void): this
    on(event: 'cdata' | 'attention', handler: (text: string) => void): this
    on(event: 'error', handler: (error: Error) => void): this
    parse(xml: string): void
  }
}
