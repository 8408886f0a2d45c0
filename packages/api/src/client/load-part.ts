import { MallError, messages } from '../errors.ts'

/** A part of the SDK that is loaded where it is used. Rejects with a `MallError` of this kind where it cannot be: without a network, or when a site has another build by now. */
export const loadPart = async <Part>(load: () => Promise<Part>, kind: 'download' | 'network'): Promise<Part> => {
  try {
    return await load()
  } catch (cause) {
    throw new MallError(kind, messages[kind], { cause })
  }
}
