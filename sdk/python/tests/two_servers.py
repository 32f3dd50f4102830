"""Two servers of one handler, one origin each."""

import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Type


class TwoServers(unittest.TestCase):
    """Serves `handler` at `url` and at `other`."""

    handler: Type[BaseHTTPRequestHandler]

    def setUp(self) -> None:
        self.servers = [HTTPServer(("127.0.0.1", 0), self.handler) for _ in range(2)]
        for server in self.servers:
            threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        self.url, self.other = (f"http://127.0.0.1:{server.server_port}" for server in self.servers)

    def tearDown(self) -> None:
        for server in self.servers:
            server.shutdown()
            server.server_close()
