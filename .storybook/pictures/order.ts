import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files in the order of their names: stories share a page, so every run must see the same sequence. Vitest's own order goes by what took longest. */
export class FilesByName extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specifications.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)))
  }
}
