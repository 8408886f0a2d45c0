// oxlint-disable-next-line eslint/no-restricted-imports -- the hook that all others use
import { useMutation } from '@tanstack/react-query'

/** Started by a person, and changes nothing: a record that is read before its form opens, a file that is saved. One at a time. */
export interface OnDemand<Input> {
  /** What is under way; null while nothing is. */
  readonly running: Input | null
  readonly pending: boolean
  /** Nothing happens while one is under way. */
  readonly run: (input: Input) => void
}

/** A read that waits until somebody asks for it, and is then made each time. What changes something is a `useAction`. */
export const useOnDemand = <Output, Input = void>(read: (input: Input) => Promise<Output>, onRead?: (output: Output, input: Input) => void): OnDemand<Input> => {
  const { mutate, isPending, variables } = useMutation({ mutationFn: read, onSuccess: (output, input) => onRead?.(output, input) })
  return {
    running: isPending ? variables : null,
    pending: isPending,
    run: (input) => {
      if (!isPending) mutate(input)
    },
  }
}
