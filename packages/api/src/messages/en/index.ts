import type { ClientMessages } from '../../client-messages.ts'

/** The texts of the SDK in English: `createMall({ messages: en })`. */
export const en: ClientMessages = {
  business: 'The request failed',
  invalid: 'Something in the request is not right; please check it and try again',
  conflict: 'The data has changed; please reload and try again',
  tooLarge: 'What was sent is too large',
  missing: 'You are not logged in, or your session has expired; please log in again',
  expired: 'Your session has expired; please log in again',
  disabled: 'Your account is disabled; please ask the administrator of your company',
  forbidden: 'Access denied',
  viewOnly: 'You see the mall as a customer does: nothing can be changed',
  notFound: 'There is no such address',
  server: 'The server has failed',
  network: 'The connection has failed',
  rateLimited: 'Too many requests came from you; please verify that you are a person',
  download: 'The download failed',
  verified: 'Verified',
  notVerified: 'The verification failed; please try again',
  noOldMall: 'The address of the previous mall is not available',
  autoLogin: 'The automatic login failed; please log in yourself',
  type: 'Files of this type are not supported',
  minSize: (megabytes) => `The file must have at least ${megabytes} MB`,
  maxSize: (megabytes) => `The file must have at most ${megabytes} MB`,
  empty: 'The file is empty',
  name: 'The name of the file has characters that turn the direction of text',
}
