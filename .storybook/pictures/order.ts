import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files by name: stories share a page, so each run must find what the last one found. Vitest's own order goes by what took longest. */
export class FilesByName extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specifications.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)))
  }
}
