export const adminKey = 'the-admin-api-key-of-the-tests-0123456789'
