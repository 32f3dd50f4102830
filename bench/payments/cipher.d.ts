export declare const workingKey: string
export declare function encrypt(text: string): string
export declare function decrypt(hex: string): string
