/** The user agents of programs: scripts, bots, monitors, and one that sends none. */
export const nobody = [
  '',
  'curl/8.9.1',
  'Wget/1.24.5',
  'python-requests/2.32.3',
  'Python-urllib/3.12',
  'Go-http-client/2.0',
  'node',
  'undici',
  'axios/1.7.7',
  'okhttp/4.12.0',
  'Java/21.0.4',
  'PostmanRuntime/7.42.0',
  'Apache-HttpClient/5.3 (Java/21)',
  'libwww-perl/6.77',
  'Googlebot/2.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; something new; +https://example.com)',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.1',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36 PTST/240101',
  'WhatsApp/2.23',
  'facebookexternalhit/1.1',
  'Slackbot 1.0',
]

/** The user agents of people's browsers, of today and of long ago. */
export const people = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Opera/9.80 (Android; Opera Mini/8.0.1807/191.308; U; en) Presto/2.12.423 Version/12.16',
]
