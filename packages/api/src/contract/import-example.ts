/** Before the first cell of the example row of a template: such a row is read over, so that an untouched template imports nothing. */
export const exampleMark = '示例：'
