/** Characters of one question to the adviser. */
export const longestQuestion = 2000

/** Characters of the name of a conversation. */
export const longestChatName = 30
